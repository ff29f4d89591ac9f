const minute = 60_000
/** Larger than any id of the API. */
const primeiro = 1_000_000

export const textoDaMensagem = (numero: number) =>
  `Mensagem ${numero}. ${'Uma linha a mais de conversa. '.repeat(numero % 6)}`

/** The API's response for a thread with this many messages: oldest first, up to `limit` before `antes`. */
export function janelaDaConversa(quantas: number, um: number, outro: number, query: URLSearchParams) {
  const end = Number(query.get('antes') ?? primeiro + quantas) - primeiro
  const start = Math.max(0, end - Number(query.get('limit') ?? quantas))
  const now = Date.now()
  return Array.from({ length: end - start }, (_, index) => {
    const numero = start + index
    const [de, para] = numero % 3 === 0 ? [um, outro] : [outro, um]
    return {
      id: primeiro + numero,
      conteudo: textoDaMensagem(numero),
      criado_em: new Date(now - (quantas - numero) * 20 * minute).toISOString(),
      remetente_id: de,
      destinatario_id: para,
    }
  })
}
