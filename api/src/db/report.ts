/** Tells `npm start` what the program is doing, which it shows until the API is ready. */
export const report = (doing: string) => process.send?.({ doing })
