import { auditoriaRoute } from '../universidade/auditoria/auditoria.route.ts'
import { importarPessoasRoute } from '../universidade/pessoas/importar/importarPessoas.route.ts'
import { pessoasRoute } from '../universidade/pessoas/pessoas.route.ts'
import { visaoGeralRoute } from '../universidade/visao/visaoGeral.route.ts'
import { AdminHeader } from './header/AdminHeader.tsx'
import type { Area } from './area.ts'

/** Every page of the administration. A new one needs its line here, and in the navigation of AdminHeader. */
export const administracao: Area = {
  pages: [visaoGeralRoute, pessoasRoute, importarPessoasRoute, auditoriaRoute],
  Header: AdminHeader,
}
