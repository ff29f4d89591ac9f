/**
 * @generated SignedSource<<91932c4dcc9451dc9b140bc1c1b63b4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MensagemItem_mensagem$data = {
  readonly codigo: string;
  readonly conteudo: string;
  readonly criadaEm: string;
  readonly id: string;
  readonly lida: boolean | null;
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
      "name": "codigo",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lida",
      "storageKey": null
    }
  ],
  "type": "Mensagem",
  "abstractKey": null
};

(node as any).hash = "c15e35bde5b8a9dbd099444f4b1e26c9";

export default node;
