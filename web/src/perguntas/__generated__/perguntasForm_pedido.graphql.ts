/**
 * @generated SignedSource<<8c03616ce9b5d4ee2673f75e176da90a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
import type { FragmentRefs } from "relay-runtime";
export type perguntasForm_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly instrucao: string | null;
  readonly perguntas: ReadonlyArray<{
    readonly codigo: string;
    readonly obrigatoria: boolean;
    readonly opcoes: ReadonlyArray<string>;
    readonly texto: string;
    readonly tipo: TipoDePergunta;
  }>;
  readonly " $fragmentType": "perguntasForm_pedido";
};
export type perguntasForm_pedido$key = {
  readonly " $data"?: perguntasForm_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"perguntasForm_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "perguntasForm_pedido",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arquivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "instrucao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pergunta",
      "kind": "LinkedField",
      "name": "perguntas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obrigatoria",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opcoes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "addf46a459d42521478e048a4e15633f";

export default node;
