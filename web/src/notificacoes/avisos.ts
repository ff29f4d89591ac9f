import type { AvisoRow_aviso$data } from './__generated__/AvisoRow_aviso.graphql.ts'

export type Tipo = AvisoRow_aviso$data['tipo']
export type Modo = AvisoRow_aviso$data['modo']

/** The columns of the table: the ways to be told, and what each means. */
export const colunas: Record<Modo, { titulo: string; explicacao: string }> = {
  NO_QUADRO: { titulo: 'No mural', explicacao: 'Só aqui no site, em Notificações.' },
  NA_HORA: { titulo: 'Na hora', explicacao: 'Também por e-mail, assim que acontece.' },
  RESUMO: {
    titulo: 'No resumo',
    explicacao: 'Também por e-mail, num resumo às 18 h, e só quando há algo que você ainda não viu.',
  },
  NENHUM: { titulo: 'Não avisar', explicacao: 'Nem no site, nem por e-mail.' },
}

export const modos = Object.keys(colunas) as Modo[]

const candidaturas = 'Suas candidaturas'
const vagas = 'Oportunidades'
const selecoes = 'Suas seleções'
const conversas = 'Conversas'

/** The rows of the table: what each kind is called, and the group that it belongs to. */
export const linhas: Record<Tipo, { nome: string; assunto: string }> = {
  RECIBO: { nome: 'Recibo da candidatura, com o que você enviou', assunto: candidaturas },
  ETAPA: { nome: 'Etapa das suas candidaturas', assunto: candidaturas },
  ENTREVISTA: { nome: 'Suas entrevistas', assunto: candidaturas },
  COMUNICADO: { nome: 'Comunicados de oportunidades a que você se candidatou', assunto: candidaturas },
  MUDANCA: { nome: 'Mudanças nas oportunidades a que você se candidatou', assunto: candidaturas },
  FINALIZADA: { nome: 'Seleções finalizadas', assunto: candidaturas },
  MENSAGEM: { nome: 'Mensagens', assunto: conversas },
  NOVAS_VAGAS: { nome: 'Novas oportunidades para você', assunto: vagas },
  PRAZOS_DE_SALVAS: { nome: 'Prazos das suas salvas', assunto: vagas },
  COMECADAS: { nome: 'Candidaturas que você começou e não enviou, no último dia', assunto: vagas },
  CANDIDATURAS: { nome: 'Novas candidaturas', assunto: selecoes },
  RETIRADAS: { nome: 'Candidaturas retiradas', assunto: selecoes },
  MENSAGENS: { nome: 'Mensagens não lidas', assunto: conversas },
  ENTREVISTAS: { nome: 'Horários de entrevista escolhidos ou devolvidos', assunto: selecoes },
  RESPOSTAS: { nome: 'Respostas prometidas para daqui a dois dias', assunto: selecoes },
  CONVITE: { nome: 'Convites para cuidar de oportunidades', assunto: selecoes },
}

/** False for a kind that the server knows and this page, which was loaded before it, does not. */
export const isConhecido = (tipo: Tipo): boolean => Object.hasOwn(linhas, tipo)

/** The known kinds by what they are about, both in the order of the server. */
export function porAssunto<Aviso extends { tipo: Tipo }>(avisos: readonly Aviso[]): [string, Aviso[]][] {
  const assuntos = new Map<string, Aviso[]>()
  for (const aviso of avisos) {
    if (!isConhecido(aviso.tipo)) continue
    const { assunto } = linhas[aviso.tipo]
    assuntos.set(assunto, [...(assuntos.get(assunto) ?? []), aviso])
  }
  return [...assuntos]
}
