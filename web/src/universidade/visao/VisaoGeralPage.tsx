import { type ReactNode, Suspense } from 'react'
import { graphql } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { Administracao } from '../Administracao.tsx'
import { Prazos } from './Prazos.tsx'
import type { VisaoGeralPageQuery } from './__generated__/VisaoGeralPageQuery.graphql.ts'

const query = graphql`
  query VisaoGeralPageQuery @preloadable @throwOnFieldError {
    viewer {
      administracao {
        retencao @catch(to: NULL) {
          ...Prazos_regra
        }
        visaoGeral {
          aConfirmar
          suspensas
          alunos
          professores
          casos
          saude {
            parte
            bem
            detalhe
          }
        }
      }
    }
  }
`

/** '/admin': what waits, and how the board is. */
export const VisaoGeralPage = () => (
  <Administracao title="Visão geral" lead="O que espera por você, e como o mural está.">
    <Suspense fallback={<Skeleton shape="block" height="320px" />}>
      <Visao />
    </Suspense>
  </Administracao>
)

const partes: Readonly<Record<string, string>> = {
  versao: 'Versão',
  banco: 'Banco de dados',
  relogio: 'Relógio',
  escuta: 'Eventos ao vivo',
  emails: 'E-mails',
  tarefas: 'Tarefas',
  smtp: 'Servidor de e-mail',
  arquivos: 'Arquivos',
  contagens: 'Contagem de limites',
  endereco: 'Endereço público',
  disco: 'Disco',
  ensaio: 'Restauração',
  universidade: 'Entrada pela universidade',
}

type Dados = NonNullable<VisaoGeralPageQuery['response']['viewer']>['administracao']['visaoGeral']

const Visao = () => {
  const { viewer } = usePageQuery<VisaoGeralPageQuery>(query)
  if (!viewer) return null
  const { retencao, visaoGeral } = viewer.administracao
  const { aConfirmar, casos, saude, ...totais } = visaoGeral
  return (
    <Stack>
      <Grid min="wide">
        <Quadro titulo="O que espera">
          <Espera aConfirmar={aConfirmar} casos={casos} />
        </Quadro>
        <Quadro titulo="Pessoas">
          <Stack gap="xsmall">
            <Contagem rotulo="Estudantes" total={totais.alunos} filtro={{ papel: 'aluno' }} />
            <Contagem rotulo="Professores" total={totais.professores} filtro={{ papel: 'professor' }} />
            <Contagem rotulo="Contas suspensas" total={totais.suspensas} filtro={{ situacao: 'suspensa' }} />
          </Stack>
        </Quadro>
        <Quadro titulo="Saúde do mural">
          <Saude saude={saude} />
        </Quadro>
      </Grid>
      {retencao ? (
        <Quadro titulo="Prazos de guarda">
          <Prazos regrasRef={retencao} />
        </Quadro>
      ) : null}
    </Stack>
  )
}

const Quadro = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Card>
    <Stack>
      <Heading level={2}>{titulo}</Heading>
      {children}
    </Stack>
  </Card>
)

const Espera = ({ aConfirmar, casos }: Pick<Dados, 'aConfirmar' | 'casos'>) => {
  if (aConfirmar + casos === 0) return <Text>Nada espera por você.</Text>
  return (
    <Stack gap="xsmall">
      {aConfirmar > 0 ? (
        <TextLink to={adminPaths.pessoas({ situacao: 'a_confirmar' })}>
          {aConfirmar === 1 ? '1 professor a confirmar' : `${aConfirmar} professores a confirmar`}
        </TextLink>
      ) : null}
      {casos > 0 ? (
        <TextLink to={adminPaths.moderacao()}>
          {casos === 1 ? '1 caso de moderação a decidir' : `${casos} casos de moderação a decidir`}
        </TextLink>
      ) : null}
    </Stack>
  )
}

const Saude = ({ saude }: Pick<Dados, 'saude'>) => (
  <Stack as="ul" gap="small">
    {saude.map(({ parte, bem, detalhe }) => (
      <li key={parte}>
        <Cluster justify="between">
          <Text as="span" weight="medium">
            {partes[parte] ?? parte}
          </Text>
          <Tag tone={bem ? 'success' : 'warning'}>{bem ? 'Bem' : 'Atenção'}</Tag>
        </Cluster>
        <Text size="small" color="muted">
          {detalhe}
        </Text>
      </li>
    ))}
  </Stack>
)

type ContagemProps = { rotulo: string; total: number; filtro: Record<string, string> }

const Contagem = ({ rotulo, total, filtro }: ContagemProps) => (
  <Cluster justify="between">
    <TextLink to={adminPaths.pessoas(filtro)}>{rotulo}</TextLink>
    <Text as="span" weight="medium">
      {total.toLocaleString('pt-BR')}
    </Text>
  </Cluster>
)
