import { Box, Flex, Typography } from "@strapi/design-system";
import { ORDER_NEEDS, type DeskNeeds, type OrderNeed } from "@wren/domain";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useTexts } from "../desk/use-texts";

const NEEDS = [...ORDER_NEEDS, "failed-mails", "books", "low-stock"] as const satisfies (keyof DeskNeeds)[];

/** Counts of everything that needs attention, each a link to its list. Zero counts are left out. */
export function Needs({ counts, chosen }: { counts: DeskNeeds; chosen: OrderNeed | null }) {
  const { t } = useTexts();
  const present = NEEDS.filter((need) => counts[need] > 0 || need === chosen);
  return (
    <Box tag="section" aria-labelledby="needs-title" paddingBottom={6}>
      <Typography id="needs-title" tag="h2" variant="delta">
        {t("need.title")}
      </Typography>
      {present.length === 0 ? (
        <Typography tag="p" textColor="neutral600" paddingTop={2}>
          {t("need.nothing")}
        </Typography>
      ) : (
        <Flex tag="ul" gap={3} wrap="wrap" alignItems="stretch" paddingTop={3}>
          {present.map((need) => (
            <li key={need}>
              <NeedLink to={pathOf(need)} aria-current={need === chosen ? "page" : undefined}>
                <Typography variant="alpha" tag="span">
                  {counts[need]}
                </Typography>
                <Typography tag="span" fontWeight="semiBold">
                  {t(`need.${need}`)}
                </Typography>
              </NeedLink>
            </li>
          ))}
        </Flex>
      )}
    </Box>
  );
}

function pathOf(need: keyof DeskNeeds): string {
  if (need === "low-stock") return "/stock?low=yes";
  return need === "failed-mails" || need === "books" ? `/orders/${need}` : `/orders?need=${need}`;
}

const NeedLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[3]};
  padding: ${({ theme }) => `${theme.spaces[3]} ${theme.spaces[5]}`};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;
