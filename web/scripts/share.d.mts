export const told: (game: string) => { title: string; summary: string };
export const shared: (html: string, about: { title: string; summary: string; picture: string }) => string;
