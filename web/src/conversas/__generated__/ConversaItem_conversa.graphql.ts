/**
 * @generated SignedSource<<9e3dc29c57e9c244a71ff0a5c1d953f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ConversaItem_conversa$data = {
  readonly atualizadaEm: string | null;
  readonly naoLidas: number;
  readonly papel: Papel | null;
  readonly pessoa: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  };
  readonly ultimaMensagem: string | null;
  readonly " $fragmentType": "ConversaItem_conversa";
};
export type ConversaItem_conversa$key = {
  readonly " $data"?: ConversaItem_conversa$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversaItem_conversa">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConversaItem_conversa",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "pessoa",
      "plural": false,
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
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ultimaMensagem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atualizadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "naoLidas",
      "storageKey": null
    }
  ],
  "type": "Conversa",
  "abstractKey": null
};

(node as any).hash = "aadb962d3917f23a774986c24fb18a55";

export default node;
