export function providePostgres(): Promise<{ url: string; stop(): void | Promise<void> } | undefined>
