const colors = ["#58b0ff", "#ff7a6d", "#ffd257", "#7bd84a", "#c79bff", "#5fe0d0"];

export const playerColor = (seat: number): string => colors[(seat - 1) % colors.length] as string;
