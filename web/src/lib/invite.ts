/** The token of an invite link, or of what is left of one after pasting. */
export const inviteIn = (text: string): string => text.trim().split("/").pop()?.split("?")[0] ?? "";
