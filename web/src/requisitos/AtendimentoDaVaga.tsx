import { graphql, useFragment } from 'react-relay'
import { paths } from '../paths.ts'
import { Notice } from '../ui/state/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type {
  AtendimentoDaVaga_vaga$data,
  AtendimentoDaVaga_vaga$key,
} from './__generated__/AtendimentoDaVaga_vaga.graphql.ts'
import { countOfRequisitos, Itens } from './Itens.tsx'

/** How far the viewer meets the requisitos of a vaga, each with its reason; nothing without requisitos. */
export const AtendimentoDaVaga = ({ vagaRef }: { vagaRef: AtendimentoDaVaga_vaga$key }) => {
  const { requisitos, atendimento } = useFragment(
    graphql`
      fragment AtendimentoDaVaga_vaga on Vaga @throwOnFieldError {
        requisitos {
          fechada
        }
        atendimento {
          atende
          de
          itens {
            tipo
            atendido
          }
          ...Itens_atendimento
        }
      }
    `,
    vagaRef,
  )
  if (!atendimento) return null
  const { atende, de, itens } = atendimento
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{`Você atende ${atende} de ${countOfRequisitos(de)}`}</Text>
      <Itens atendimentoRef={atendimento} />
      <MissingData itens={itens} />
      {atende < de ? <SemTodos fechada={requisitos?.fechada ?? false} /> : null}
      <Text size="small" color="muted">
        Só você vê isto: ninguém fica sabendo que você olhou.
      </Text>
    </Stack>
  )
}

const SemTodos = ({ fechada }: { fechada: boolean }) =>
  fechada ? (
    <Notice tone="warning">Só pode se candidatar quem atende a todos os requisitos.</Notice>
  ) : (
    <Text size="small">Você pode se candidatar mesmo assim.</Text>
  )

type Itens = NonNullable<AtendimentoDaVaga_vaga$data['atendimento']>['itens']

/** Links to the page that provides the missing data: the historico or the perfil. */
const MissingData = ({ itens }: { itens: Itens }) => {
  const desconhecidos = itens.filter(({ atendido }) => atendido === null)
  const doHistorico = desconhecidos.some(({ tipo }) => tipo === 'CR' || tipo === 'DISCIPLINA')
  const doPerfil = desconhecidos.some(({ tipo }) => tipo === 'PERIODO' || tipo === 'CURSO')
  return (
    <>
      {doHistorico ? (
        <TextLink to={paths.importarHistorico()} alone>
          Importar histórico
        </TextLink>
      ) : null}
      {doPerfil ? (
        <TextLink to={paths.perfil()} alone>
          Completar perfil
        </TextLink>
      ) : null}
    </>
  )
}
