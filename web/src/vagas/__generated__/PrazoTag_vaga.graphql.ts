/**
 * @generated SignedSource<<63711715b8bf465131a629b72779502f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrazoTag_vaga$data = {
  readonly encerrada: boolean;
  readonly prazo: string | null;
  readonly " $fragmentType": "PrazoTag_vaga";
};
export type PrazoTag_vaga$key = {
  readonly " $data"?: PrazoTag_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoTag_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrazoTag_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
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

(node as any).hash = "90b244f68eabd51de8325e24de60307d";

export default node;
