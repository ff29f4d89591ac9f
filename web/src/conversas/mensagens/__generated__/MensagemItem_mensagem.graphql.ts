/**
 * @generated SignedSource<<b092c7fc8ca0a723009d6c2b82c73052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MensagemItem_mensagem$data = {
  readonly conteudo: string;
  readonly criadaEm: string;
  readonly id: string;
  readonly minha: boolean;
  readonly " $fragmentType": "MensagemItem_mensagem";
};
export type MensagemItem_mensagem$key = {
  readonly " $data"?: MensagemItem_mensagem$data;
  readonly " $fragmentSpreads": FragmentRefs<"MensagemItem_mensagem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MensagemItem_mensagem",
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
      "name": "conteudo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minha",
      "storageKey": null
    }
  ],
  "type": "Mensagem",
  "abstractKey": null
};

(node as any).hash = "14e2658e5ce86864fbb5b08ca987790e";

export default node;
