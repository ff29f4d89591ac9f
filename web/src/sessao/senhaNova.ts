/** What is wrong with a new password, and at which of the two fields to say it. */
export type ErroDeSenha = { campo: 'novaSenha' | 'confirmacao'; title: string; mensagem: string }

/** The rules of specification §5 with its texts, and the API's of 8 characters; null when the password may be sent. */
export function recusarSenha(novaSenha: string, confirmacao: string): ErroDeSenha | null {
  if (novaSenha !== confirmacao) {
    const mensagem = 'Por favor, digite a mesma senha nos dois campos.'
    return { campo: 'confirmacao', title: 'Senhas não coincidem', mensagem }
  }
  if (novaSenha.length >= 8) return null
  const minimo = novaSenha.length < 6 ? 6 : 8
  const mensagem = `A senha deve ter pelo menos ${minimo} caracteres.`
  return { campo: 'novaSenha', title: 'Senha muito curta', mensagem }
}
