import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Importado } from './useImportarHistorico.ts'

/** What an import came to, and what it changes at once. */
export const HistoricoImportado = ({ total }: Importado) => (
  <Notice
    tone="success"
    title="Suas recomendações melhoraram"
    live
    actions={
      <LinkButton to={paths.vagas()} shape="compact">
        Ver oportunidades para você
      </LinkButton>
    }
  >
    Lemos {total === 1 ? '1 disciplina' : `${total} disciplinas`} do seu histórico. Elas já contam na compatibilidade de
    cada oportunidade e nos motivos da recomendação.
  </Notice>
)
