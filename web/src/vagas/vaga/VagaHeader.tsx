import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { VagaHeader_vaga$key } from './__generated__/VagaHeader_vaga.graphql.ts'
import { withLastSearch } from '../lastSearch.ts'
import { isNova } from '../../tags/prazo.ts'
import { SalvarVaga } from '../card/SalvarVaga.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { Compartilhar } from './Compartilhar.tsx'
import { PrazoDaVaga } from './PrazoDaVaga.tsx'
import { PrazoNaAgenda } from './PrazoNaAgenda.tsx'
import { Selos } from './Selos.tsx'
import * as styles from './VagaHeader.css.ts'

const fragment = graphql`
  fragment VagaHeader_vaga on Vaga @throwOnFieldError {
    titulo
    criadaEm
    ...TipoTag_vaga
    ...PrazoDaVaga_vaga
    ...SalvarVaga_vaga
    ...Compartilhar_vaga
    ...PrazoNaAgenda_vaga
  }
`

/** The title of a vaga, its type, and its prazo. */
export const VagaHeader = ({ vagaRef }: { vagaRef: VagaHeader_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Stack gap="small">
      <PageHeader
        title={vaga.titulo ?? 'Título não especificado'}
        above={
          <>
            <Volta />
            <span className={styles.end}>
              <PrazoNaAgenda vagaRef={vaga} />
              <Compartilhar vagaRef={vaga} />
              <SalvarVaga vagaRef={vaga} />
            </span>
          </>
        }
      />
      <Selos
        tipo={
          <>
            {isNova(vaga.criadaEm) ? <Tag tone="accent">New</Tag> : null}
            <TipoTag vagaRef={vaga} />
          </>
        }
        prazo={
          <Suspense fallback={null}>
            <PrazoDaVaga vagaRef={vaga} />
          </Suspense>
        }
      />
    </Stack>
  )
}

const Volta = () => (
  <TextLink to={withLastSearch(paths.vagas())} alone>
    <ArrowLeft size={16} aria-hidden="true" />
    Oportunidades
  </TextLink>
)
