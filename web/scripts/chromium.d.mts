export declare const executablePath: string;
