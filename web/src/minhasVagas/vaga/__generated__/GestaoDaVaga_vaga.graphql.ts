/**
 * @generated SignedSource<<521bfa75bfd8bb4d1100980e9abff152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type GestaoDaVaga_vaga$data = {
  readonly id: string;
  readonly pedido: {
    readonly " $fragmentSpreads": FragmentRefs<"PerguntasCard_pedido">;
  } | null;
  readonly selecao: {
    readonly " $fragmentSpreads": FragmentRefs<"LugaresCard_selecao">;
  } | null;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentSpreads": FragmentRefs<"ExcluirVaga_vaga" | "GestoresCard_vaga" | "RequisitosCard_vaga">;
  readonly " $fragmentType": "GestaoDaVaga_vaga";
};
export type GestaoDaVaga_vaga$key = {
  readonly " $data"?: GestaoDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"GestaoDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GestaoDaVaga_vaga",
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
      "name": "status",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Selecao",
        "kind": "LinkedField",
        "name": "selecao",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LugaresCard_selecao"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PedidoDaVaga",
        "kind": "LinkedField",
        "name": "pedido",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PerguntasCard_pedido"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequisitosCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GestoresCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExcluirVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "279d363182a4571acfc602731378b24a";

export default node;
