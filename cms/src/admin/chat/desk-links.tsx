import { Box } from "@strapi/design-system";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

/** A view of the queue. */
export const ViewLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  padding: 0.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.2rem;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[aria-current] {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`;

/** Row of the queue; the whole row is the link. */
export const RowLink = styled(Link)`
  display: block;
  padding: 1.2rem;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-left: 0.3rem solid transparent;
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.primary100};
    border-left-color: ${({ theme }) => theme.colors.primary600};
  }
  &:focus-visible {
    outline-offset: -0.3rem;
  }
`;

/** Something to choose from a list that is moved through with arrows. */
export const PickOption = styled.li`
  padding: 0.8rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;

  &:hover,
  &[aria-selected="true"] {
    background: ${({ theme }) => theme.colors.primary100};
  }
  /* In a forced colour scheme there is no background. */
  &[aria-selected="true"] {
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
`;

/** A word that a search has found. The underline stays where a forced colour scheme has no background. */
export const FoundMark = styled.mark`
  background: ${({ theme }) => theme.colors.warning100};
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
`;

/** A message; the one that a search leads to has a frame. */
export const FoundPlace = styled(Box)<{ $isFound: boolean }>`
  outline: ${({ $isFound, theme }) => ($isFound ? `0.2rem solid ${theme.colors.warning500}` : "none")};
  outline-offset: 0.4rem;
  border-radius: ${({ theme }) => theme.borderRadius};
`;
