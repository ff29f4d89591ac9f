/** The words of the contract's paths; route.test.ts compares them with api/openapi.json. */
const words = new Set(
  `admin agenda agenda.ics alcance alvos anotacoes aparelho api arquivo atendimento atendimentos atos auditoria auditoria.csv auth avaliacao
  avaliacoes avatar avatares avisos bloqueios buscas cancelar candidatos candidatura-status candidaturas casos casos.csv
  categorias categorias.csv codigos colunas compartilhamento conexoes confirm-email-change confirmacao contagens
  contestacao contestacoes conversa conversas convite convites copia dados data-copy decisoes denuncias departamentos
  departamentos.csv desafios desfazer disciplinas divulgacao documentos download email-de-teste encerramento entrada
  entrevista entrevistas eventos exclusao fatores finalizacao forgot-password gestores health historico historicos
  importacao inicio instituicao interesses interesses.csv juncoes juntar leitura leituras lidas listas locais
  locais.csv login login-by-link login-link logo logout me mensagens moderacao movimentos mudanca-de-email mural
  notificacoes numeros numeros.csv outras parecidas passos pendencias perguntas pessoas pessoas.csv privacidade professor
  publicacao publico rascunhos ready rede remocao requisitos resend-verification reset-password respostas retencao
  retirada salvas seguidores seguidos segundo-fator selecao senha sessoes status sugestoes teste tipo tipos tipos.csv
  undo-email-change universidade upload users uso usuario usuarios vaga vagas verify-email vinculo`.split(/\s+/),
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
