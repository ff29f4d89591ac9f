import { Suspense, useEffect, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EscolhaDoAlvoQuery } from './__generated__/EscolhaDoAlvoQuery.graphql.ts'
import { type Escrita, listasNoEndereco } from './endereco.ts'
import { describeUso, palavras } from './listas.ts'

const query = graphql`
  query EscolhaDoAlvoQuery($lista: ListaDaInstituicao!, $codigo: String!, $busca: String) @throwOnFieldError {
    viewer {
      administracao {
        usoDaEntrada(lista: $lista, codigo: $codigo) {
          tipo
          total
        }
        entradas(lista: $lista, first: 12, busca: $busca) {
          edges {
            node {
              codigo
              nome
              categoria
            }
          }
        }
      }
    }
  }
`

/** Typing searches at each pause. */
const pause = 250

/** `codigo`: REST id. */
export type Alvo = { codigo: string; nome: string }

type Props = {
  escrita: Escrita
  /** The one that will be gone. */
  entrada: Alvo
  alvo: Alvo | null
  onChange: (alvo: Alvo) => void
}

/** Finds and chooses the entry that another one is joined into. */
export const EscolhaDoAlvo = ({ escrita, entrada, alvo, onChange }: Props) => {
  const lista = listasNoEndereco[escrita]
  const { codigo } = entrada
  const [busca, setBusca] = useState('')
  const [reference, load] = useQueryLoader<EscolhaDoAlvoQuery>(query)
  useEffect(() => {
    const timer = setTimeout(() => load({ lista, codigo, busca: busca.trim() || null }), busca === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [load, lista, codigo, busca])
  const retry = () => load({ lista, codigo, busca: busca.trim() || null }, { fetchPolicy: 'network-only' })
  const failed = <FailedPart title="Erro ao carregar a lista" busy={false} onRetry={retry} />
  return (
    <>
      <Busca label={`Procurar ${palavras[escrita].um}`} value={busca} onChange={setBusca} />
      {reference ? (
        <Boundary key={reference.fetchKey} fallback={failed}>
          <Suspense fallback={<Carregando />}>
            <Opcoes {...{ reference, entrada, alvo, onChange }} />
          </Suspense>
        </Boundary>
      ) : (
        <Carregando />
      )}
    </>
  )
}

type BuscaProps = { label: string; value: string; onChange: (busca: string) => void }

const Busca = ({ label, value, onChange }: BuscaProps) => (
  <Field label={label}>
    {control => (
      <TextInput
        {...control}
        type="search"
        maxLength={100}
        value={value}
        onChange={event => onChange(event.target.value)}
        // Otherwise Enter would join into what is chosen.
        onKeyDown={event => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
    )}
  </Field>
)

const Carregando = () => (
  <Loading label="Carregando a lista...">
    <Skeleton shape="block" height="120px" />
  </Loading>
)

type OpcoesProps = Omit<Props, 'escrita'> & { reference: PreloadedQuery<EscolhaDoAlvoQuery> }

/** The entries that fit the search, and what would move. */
const Opcoes = ({ reference, entrada, alvo, onChange }: OpcoesProps) => {
  const { viewer } = usePreloadedQuery<EscolhaDoAlvoQuery>(query, reference)
  if (!viewer) return null
  const { usoDaEntrada, entradas } = viewer.administracao
  const outras = entradas.edges.map(({ node }) => node).filter(({ codigo }) => codigo !== entrada.codigo)
  const uso = describeUso(usoDaEntrada.map(({ tipo, total }) => [tipo, total]))
  const choose = (codigo: string) => outras.filter(outra => outra.codigo === codigo).forEach(onChange)
  return (
    <Stack>
      <Notice tone={uso ? 'warning' : 'info'} live>
        {uso
          ? `De “${entrada.nome}” para ${alvo ? `“${alvo.nome}”` : 'a escolhida'}: ${uso}.`
          : `Nada usa “${entrada.nome}”.`}
      </Notice>
      {outras.length === 0 ? (
        <Text color="muted">Nada com este nome.</Text>
      ) : (
        <RadioGroup
          legend="Juntar em"
          name="em"
          value={alvo?.codigo ?? null}
          options={outras.map(({ codigo, nome, categoria }) => ({ value: codigo, label: nome, hint: categoria }))}
          onChange={choose}
        />
      )}
    </Stack>
  )
}
