/** Words that people copy from examples, or type when they need something long. */
const words =
  /change.?me|change.?this|secret|segredo|password|passw[o0]rd|senha|token|chave|example|exemplo|default|padrao|trocar?|mudar?|insira|replace|please|super|jwt|your|key|dev|teste?|demo|admin|root|board|vagas|qwerty|asdf|zxcv|1q2w3e|abc|123|the|only|for|this|must|be|long|enough|characters?/gi

/** Bytes that continue a run like 'abcdef', '9876' or 'aaaa' add nothing. */
const isRun = (text: string, index: number): boolean => {
  const step = text.charCodeAt(index) - text.charCodeAt(index - 1)
  return Math.abs(step) <= 1 && step === text.charCodeAt(index - 1) - text.charCodeAt(index - 2)
}

const leftOf = (secret: string): string => {
  const plain = secret.replace(words, '').replace(/(.{2,}?)\1+/gs, '$1')
  return Array.from(plain)
    .filter((_, index) => !isRun(plain, index))
    .join('')
}

/**
 * Whether a secret can be guessed: without common words, repetitions and runs, it has fewer than twenty characters or
 * fewer than eight distinct ones. A random secret keeps nearly everything, also in hex.
 */
export const isGuessable = (secret: string): boolean => {
  const left = leftOf(secret)
  return left.length < 20 || new Set(left).size < 8
}
