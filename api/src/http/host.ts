const nameOfThisMachine = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whether a Host header names this machine. A page of another site that resolves its name to it sends its own name. */
export const isNameOfThisMachine = (host: string | undefined): boolean => nameOfThisMachine.test(host ?? '')
