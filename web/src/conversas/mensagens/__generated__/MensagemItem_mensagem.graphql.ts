/**
 * @generated SignedSource<<8a8e1c3aa7a2b810705d077044097ca7>>
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

(node as any).hash = "2c793a4b02c232523d6a7db28389bd44";

export default node;
