import * as z from 'zod'
import { flag, id, instant, text } from './wire.ts'

export type TipoDeNotificacao = 'OPORTUNIDADE' | 'CONEXAO' | 'ENGAJAMENTO' | 'CANDIDATURA' | 'MENSAGEM'

export interface Notificacao {
  codigo: string
  tipo: TipoDeNotificacao
  titulo: string
  descricao: string | null
  criadaEm: Date | null
  lida: boolean
  /** `href` is a path of the site. */
  acao: { rotulo: string; href: string } | null
}

const tipos: Record<string, TipoDeNotificacao> = {
  oportunidade: 'OPORTUNIDADE',
  opportunity: 'OPORTUNIDADE',
  conexao: 'CONEXAO',
  connection: 'CONEXAO',
  engajamento: 'ENGAJAMENTO',
  engagement: 'ENGAJAMENTO',
  candidatura: 'CANDIDATURA',
  mensagem: 'MENSAGEM',
}

export const wireNotificacao = z
  .object({
    id,
    tipo: text,
    titulo: text,
    descricao: text,
    criado_em: instant,
    lida: flag,
    acao: z.object({ rotulo: text, href: text }).nullish(),
  })
  .transform((row): Notificacao => {
    return {
      codigo: row.id,
      tipo: tipos[row.tipo?.toLowerCase() ?? ''] ?? 'ENGAJAMENTO',
      titulo: row.titulo ?? '',
      descricao: row.descricao,
      criadaEm: row.criado_em,
      lida: row.lida ?? false,
      acao: toAcao(row.acao?.rotulo, row.acao?.href),
    }
  })

/** Only a path of this site: '//host' is another site. */
function toAcao(rotulo: string | null | undefined, href: string | null | undefined): Notificacao['acao'] {
  return rotulo && href && /^\/(?![/\\])/.test(href) ? { rotulo, href } : null
}
