import { styled, type DefaultTheme } from "styled-components";

/** Colours of the theme that stand out from its ground, in the light and in the dark. */
export type Tone = keyof DefaultTheme["colors"] &
  ("primary600" | "warning600" | "success600" | "secondary600" | "alternative600" | "danger600" | "neutral500");

/** A part of each bar, with its colour in the legend. */
export type Series = { name: string; tone: Tone };

export type Bar = {
  label: string;
  /** All that the bar shows, in words. */
  title: string;
  /** One for each series, from the foot of the bar up. */
  values: number[];
};

export function sumOf({ values }: Bar): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Begin and end of each part. */
export function partsOf({ values }: Bar): [from: number, until: number][] {
  let from = 0;
  return values.map((value) => [from, (from += value)]);
}

export const Part = styled.rect<{ $tone: Tone }>`
  fill: ${({ theme, $tone }) => theme.colors[$tone]};
  stroke: ${({ theme }) => theme.colors.neutral0};
  stroke-width: 0.5;
`;

/** Ground of a bar, on which its title shows wherever it is pointed at. */
export const Ground = styled.rect`
  fill: transparent;

  g:hover > & {
    fill: ${({ theme }) => theme.colors.neutral150};
  }
`;

/** Shows how long a bar could be. */
export const Track = styled.rect`
  fill: ${({ theme }) => theme.colors.neutral150};
`;

export const Label = styled.text`
  fill: ${({ theme }) => theme.colors.neutral600};
  font-size: 12px;
`;

export const Line = styled.line`
  stroke: ${({ theme }) => theme.colors.neutral200};
`;
