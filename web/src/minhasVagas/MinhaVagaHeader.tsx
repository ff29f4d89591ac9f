import { ArrowLeft, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { formatLongDay } from '../ui/format.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { PrazoTag } from '../vagas/PrazoTag.tsx'
import { TipoTag } from '../vagas/TipoTag.tsx'
import { comoLida } from '../vagas/leitura.ts'
import type { MinhaVagaHeader_vaga$key } from './__generated__/MinhaVagaHeader_vaga.graphql.ts'

type Props = {
  vagaRef: MinhaVagaHeader_vaga$key
  /** Beside the title, after 'Duplicar'. */
  actions: ReactNode
}

/** Title, way back, and what the vaga is at a glance. */
export const MinhaVagaHeader = ({ vagaRef, actions }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment MinhaVagaHeader_vaga on Vaga @throwOnFieldError {
        codigo
        titulo
        criadaEm
        departamento {
          nome
        }
        ...TipoTag_vaga
        ...PrazoTag_vaga
      }
    `,
    vagaRef,
  )
  return (
    <Stack gap="small">
      <PageHeader
        title={vaga.titulo ?? 'Título não especificado'}
        above={<Volta />}
        actions={
          <>
            <Duplicar codigo={vaga.codigo} />
            {actions}
          </>
        }
      />
      <Cluster>
        <TipoTag vagaRef={vaga} />
        <PrazoTag vagaRef={vaga} />
        <Text size="small" color="muted" as="span">
          {vaga.departamento?.nome ?? 'Departamento não especificado'}
          {vaga.criadaEm ? ` · Publicada em ${formatLongDay(vaga.criadaEm)}` : ''}
        </Text>
      </Cluster>
    </Stack>
  )
}

const Volta = () => (
  <TextLink to={comoLida(paths.professor.vagas())} alone>
    <ArrowLeft size={16} aria-hidden="true" />
    Minhas Oportunidades
  </TextLink>
)

const Duplicar = ({ codigo }: { codigo: string }) => (
  <LinkButton to={paths.professor.novaVaga(codigo)} look="secondary">
    <Copy size={20} aria-hidden="true" />
    Duplicar
  </LinkButton>
)
