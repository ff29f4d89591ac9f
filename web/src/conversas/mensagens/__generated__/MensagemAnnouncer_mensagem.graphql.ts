/**
 * @generated SignedSource<<94aae1e2e79ccf4ec106ee1504fc7a7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MensagemAnnouncer_mensagem$data = {
  readonly conteudo: string;
  readonly id: string;
  readonly minha: boolean;
  readonly " $fragmentType": "MensagemAnnouncer_mensagem";
};
export type MensagemAnnouncer_mensagem$key = {
  readonly " $data"?: MensagemAnnouncer_mensagem$data;
  readonly " $fragmentSpreads": FragmentRefs<"MensagemAnnouncer_mensagem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MensagemAnnouncer_mensagem",
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
      "name": "minha",
      "storageKey": null
    }
  ],
  "type": "Mensagem",
  "abstractKey": null
};

(node as any).hash = "784cab971a0c1bea56e213409be6f805";

export default node;
