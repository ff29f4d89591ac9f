/**
 * @generated SignedSource<<bd536397592881719e1c4e5cdfb71023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversaItem_conversa$data = {
  readonly atualizadaEm: string | null;
  readonly naoLidas: number;
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

(node as any).hash = "508822b68b96c4968beb453daa035e01";

export default node;
