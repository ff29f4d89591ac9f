import { ArrowLeft, CalendarDays } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { formatLongDay } from '../ui/format.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Tag } from '../ui/Tag.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { VagaHeader_vaga$key } from './__generated__/VagaHeader_vaga.graphql.ts'
import { BeneficioTags } from './BeneficioTags.tsx'
import { comoLida } from './leitura.ts'
import { PrazoTag } from './PrazoTag.tsx'
import { isNova } from './prazo.ts'
import { SalvarVaga } from './SalvarVaga.tsx'
import { TipoTag } from './TipoTag.tsx'
import { VagaLugar } from './VagaLugar.tsx'
import * as styles from './VagaHeader.css.ts'

const fragment = graphql`
  fragment VagaHeader_vaga on Vaga @throwOnFieldError {
    titulo
    criadaEm
    ...VagaLugar_vaga
    ...TipoTag_vaga
    ...PrazoTag_vaga
    ...BeneficioTags_vaga
    ...SalvarVaga_vaga
  }
`

/** Title and the facts that decide whether to read on. */
export const VagaHeader = ({ vagaRef }: { vagaRef: VagaHeader_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Stack gap="small">
      <PageHeader
        title={vaga.titulo ?? 'Título não especificado'}
        above={
          <>
            <TextLink to={comoLida(paths.vagas())} alone>
              <ArrowLeft size={16} aria-hidden="true" />
              Oportunidades
            </TextLink>
            <span className={styles.end}>
              <SalvarVaga vagaRef={vaga} />
            </span>
          </>
        }
      />
      <Cluster>
        {isNova(vaga.criadaEm) ? <Tag tone="accent">New</Tag> : null}
        <TipoTag vagaRef={vaga} />
        <Suspense fallback={null}>
          <PrazoTag vagaRef={vaga} />
        </Suspense>
        <BeneficioTags vagaRef={vaga} />
      </Cluster>
      <Cluster gap="medium">
        <VagaLugar vagaRef={vaga} />
        {vaga.criadaEm ? (
          <span className={styles.fact}>
            <CalendarDays size={16} aria-hidden="true" />
            <span>
              Publicado em <time dateTime={vaga.criadaEm}>{formatLongDay(vaga.criadaEm)}</time>
            </span>
          </span>
        ) : null}
      </Cluster>
    </Stack>
  )
}
