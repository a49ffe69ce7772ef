// The four awards of the about page.

/** An award. `label` is the full text; `title` and `year` are shown on the seal. */
export interface Award {
  title: string;
  year: number;
  label: string;
}

export const awards: readonly Award[] = [
  {
    title: 'Highest Climber',
    year: 2025,
    label: 'Highest Climber in a 2025 top-50 digital agencies list',
  },
  {
    title: 'Large eCommerce Agency',
    year: 2024,
    label: 'Winner of Large eCommerce Agency of the Year 2024',
  },
  {
    title: 'Best B2B Website Launch',
    year: 2022,
    label: 'Winner of Best B2B Website Launch 2022',
  },
  {
    title: 'Best UX in eCommerce',
    year: 2022,
    label: 'Winner of Best UX in eCommerce 2022',
  },
];
