/**
 * @generated SignedSource<<e24b1847c367bc3c7738705f16c71e10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
import type { FragmentRefs } from "relay-runtime";
export type respostas_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly instrucao: string | null;
  readonly perguntas: ReadonlyArray<{
    readonly id: string;
    readonly obrigatoria: boolean;
    readonly opcoes: ReadonlyArray<string>;
    readonly texto: string;
    readonly tipo: TipoDePergunta;
  }>;
  readonly " $fragmentType": "respostas_pedido";
};
export type respostas_pedido$key = {
  readonly " $data"?: respostas_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"respostas_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "respostas_pedido",
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
          "name": "id",
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

(node as any).hash = "7272180ef432418cd3ea7f63d39f13a8";

export default node;
