import { administradora, aluna } from './createTestGateway.ts'

/** The calls of the pages of one's own account, and of privacy notice and terms, for pages.test.ts. */
export const daConta: Record<string, { token?: string; variables?: object; calls: string[] }> = {
  AvisosPageQuery: {
    token: aluna,
    calls: [
      'GET /usuarios/me/agenda',
      'GET /usuarios/me/aparelho',
      'GET /usuarios/me/avisos',
      'GET /usuarios/me/buscas',
    ],
  },
  conferirAparelhoQuery: { token: aluna, calls: ['GET /usuarios/me/aparelho'] },
  SeguirButtonQuery: { token: aluna, calls: ['GET /usuarios/me/buscas'] },
  LeiturasPaginationQuery: {
    token: aluna,
    variables: { first: 10 },
    calls: ['GET /usuarios/me/leituras?limit=10'],
  },
  AceitePageQuery: {
    token: aluna,
    calls: ['GET /documentos?tipo=privacidade', 'GET /documentos?tipo=termos', 'GET /usuarios/me/dados'],
  },
  DocumentoPageQuery: { variables: { tipo: 'TERMOS', numero: null }, calls: ['GET /documentos?tipo=termos'] },
  DocumentosPageQuery: { token: administradora, calls: ['GET /admin/documentos'] },
  ContaPageQuery: {
    token: aluna,
    calls: [
      'GET /rede/bloqueios',
      'GET /usuarios/me/dados',
      'GET /usuarios/me/leituras?limit=10',
      'GET /usuarios/me/mudanca-de-email',
      'GET /usuarios/me/privacidade',
      'GET /usuarios/me/segundo-fator',
      'GET /usuarios/me/sessoes',
    ],
  },
}
