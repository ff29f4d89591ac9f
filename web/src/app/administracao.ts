import { auditoriaRoute } from '../universidade/auditoria/auditoria.route.ts'
import { instituicaoRoute } from '../universidade/instituicao/instituicao.route.ts'
import { numerosRoute } from '../universidade/numeros/numeros.route.ts'
import { avisosDoSistemaRoute } from '../universidade/avisos/avisosDoSistema.route.ts'
import { documentosRoute } from '../universidade/documentos/documentos.route.ts'
import { listaRoute } from '../universidade/listas/lista.route.ts'
import { decisaoRoute } from '../universidade/decisoes/decisao.route.ts'
import { casoRoute } from '../universidade/moderacao/caso.route.ts'
import { moderacaoRoute } from '../universidade/moderacao/moderacao.route.ts'
import { importarPessoasRoute } from '../universidade/pessoas/importar/importarPessoas.route.ts'
import { pessoasRoute } from '../universidade/pessoas/pessoas.route.ts'
import { visaoGeralRoute } from '../universidade/visao/visaoGeral.route.ts'
import { AdminHeader } from './header/AdminHeader.tsx'
import type { Area } from './area.ts'

/** Every page of the administration. A new one needs its line here, and in the navigation of AdminHeader. */
export const administracao: Area = {
  pages: [
    visaoGeralRoute,
    pessoasRoute,
    instituicaoRoute,
    auditoriaRoute,
    numerosRoute,
    avisosDoSistemaRoute,
    documentosRoute,
    listaRoute,
    moderacaoRoute,
    casoRoute,
    decisaoRoute,
    importarPessoasRoute,
  ],
  Header: AdminHeader,
}
