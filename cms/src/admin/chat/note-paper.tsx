import { styled } from "styled-components";

/** The dark theme draws all pale colours alike, so the border has to set a note apart from a message. */
export const NotePaper = styled.li`
  padding: 1.2rem;
  border: 1px dashed ${({ theme }) => theme.colors.warning500};
  border-left: 0.4rem solid ${({ theme }) => theme.colors.warning500};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.warning100};
`;
