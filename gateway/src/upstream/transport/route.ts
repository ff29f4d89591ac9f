/** The words of the contract's paths; route.test.ts compares them with api/openapi.json. */
const words = new Set(
  `admin alvos anotacoes api arquivo atendimento atendimentos atos auditoria auditoria.csv auth avaliacao
  avaliacoes avatar avatares avisos bloqueios cancelar candidatos candidatura-status candidaturas casos
  casos.csv categorias categorias.csv colunas compartilhamento conexoes confirmacao contagens contestacao
  contestacoes conversa conversas convite convites copia dados decisoes denuncias departamentos
  departamentos.csv desfazer disciplinas divulgacao email-de-teste encerramento entrevista entrevistas eventos
  exclusao finalizacao forgot-password gestores health historico historicos importacao instituicao interesses
  interesses.csv juncoes juntar leitura lidas listas locais locais.csv login login-by-link login-link logo
  logout me mensagens moderacao movimentos mural notificacoes numeros numeros.csv outras parecidas pendencias
  perguntas pessoas pessoas.csv professor publicacao publico rascunhos ready rede requisitos
  resend-verification reset-password respostas retirada salvas selecao senha sessoes status sugestoes tipo
  tipos tipos.csv upload users uso usuario usuarios vaga vagas verify-email`.split(/\s+/),
)

/** Segments of the longest path. */
const most = 5

/**
 * The path of a call without its query, with `:id` for each segment that is not a word of the contract. The number of
 * routes is bounded, whatever paths are called.
 */
export function toRoute(path: string): string {
  const [, ...segments] = (path.split('?', 1)[0] ?? '').split('/')
  return segments.slice(0, most).reduce((route, segment) => `${route}/${toStep(segment)}`, '')
}

function toStep(segment: string): string {
  return segment === '' || words.has(segment) ? segment : ':id'
}
