/**
 * @generated SignedSource<<dbbf0c210fdd5b8bc7511cbe98b8c011>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Compartilhar_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly publica: boolean | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "Compartilhar_vaga";
};
export type Compartilhar_vaga$key = {
  readonly " $data"?: Compartilhar_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Compartilhar_vaga",
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
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publica",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "131505d542cdad164f1c84370f8c3576";

export default node;
