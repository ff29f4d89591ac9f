import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type Assinatura, isCapaz, readAssinatura } from '../../sessao/aparelho/assinatura.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { NoAparelho_viewer$data, NoAparelho_viewer$key } from './__generated__/NoAparelho_viewer.graphql.ts'
import { isConhecido } from '../avisos.ts'
import { Desligado } from './Desligado.tsx'
import { Ligado } from './Ligado.tsx'
import type { Tipo } from './useAparelho.ts'

type No = NonNullable<NoAparelho_viewer$data['noAparelho']>

/** 'Neste aparelho': which notices this browser shows. Nothing over an upstream that sends none. */
export const NoAparelho = ({ viewerRef }: { viewerRef: NoAparelho_viewer$key }) => {
  const { noAparelho, avisos } = useFragment(
    graphql`
      fragment NoAparelho_viewer on Viewer {
        noAparelho @catch(to: NULL) {
          chave
          possiveis
          aparelho {
            endereco
            ...Ligado_aparelho
          }
        }
        avisos @catch(to: NULL) {
          tipo
          modo
        }
      }
    `,
    viewerRef,
  )
  if (!noAparelho) return null
  const modos = new Map((avisos ?? []).map(({ tipo, modo }) => [tipo, modo]))
  return (
    <Card as="section" labelledBy="no-aparelho">
      <Stack>
        <Explicacao />
        {isCapaz() ? (
          <Escolhas no={noAparelho} modos={modos} />
        ) : (
          <Text>
            Este navegador não mostra avisos. No iPhone e no iPad, adicione o Mural à Tela de Início e abra por lá.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const Explicacao = () => (
  <Stack gap="xsmall">
    <Heading level={2} id="no-aparelho">
      Neste aparelho
    </Heading>
    <Text size="small" color="muted">
      Avisos na tela deste aparelho, mesmo com o site fechado: no máximo três por dia. Eles terminam quando você sai da
      conta aqui.
    </Text>
  </Stack>
)

type EscolhasProps = { no: No; modos: ReadonlyMap<Tipo, string> }

/** On only if the server has the subscription that the browser has. */
const Escolhas = ({ no: { chave, possiveis: doServidor, aparelho }, modos }: EscolhasProps) => {
  const possiveis = doServidor.filter(isConhecido)
  const [assinatura, setAssinatura] = useAssinatura()
  if (assinatura && assinatura.endereco === aparelho?.endereco) {
    const mudos = possiveis.filter(tipo => modos.get(tipo) === 'NENHUM')
    const props = { assinatura, aparelhoRef: aparelho, possiveis, mudos }
    return <Ligado {...props} onDesligado={() => setAssinatura(null)} />
  }
  // On the board alone, that something ends today is seen too late.
  const deInicio = possiveis.filter(tipo => modos.get(tipo) === 'NA_HORA' || tipo === 'COMECADAS')
  return <Desligado chave={chave} tipos={deInicio} onLigado={setAssinatura} />
}

/** What the browser has; null without a subscription, and until it is read. */
function useAssinatura() {
  const estado = useState<Assinatura | null>(null)
  const [, set] = estado
  useEffect(() => {
    let isGone = false
    void readAssinatura().then(found => {
      if (!isGone) set(found)
    })
    return () => void (isGone = true)
  }, [set])
  return estado
}
