/**
 * @generated SignedSource<<319f381de4ffbcc05d0b7252e353e303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespostasFaltando_candidatura$data = {
  readonly respostasFaltando: number | null;
  readonly " $fragmentType": "RespostasFaltando_candidatura";
};
export type RespostasFaltando_candidatura$key = {
  readonly " $data"?: RespostasFaltando_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"RespostasFaltando_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RespostasFaltando_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "respostasFaltando",
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "278cde203134d0800ecd8d0d5c8d0107";

export default node;
