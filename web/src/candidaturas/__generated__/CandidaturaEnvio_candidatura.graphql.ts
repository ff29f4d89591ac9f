/**
 * @generated SignedSource<<70a58848df82677ec1e618425eae14f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaEnvio_candidatura$data = {
  readonly cartaDeMotivacao: string | null;
  readonly criadaEm: string | null;
  readonly " $fragmentType": "CandidaturaEnvio_candidatura";
};
export type CandidaturaEnvio_candidatura$key = {
  readonly " $data"?: CandidaturaEnvio_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaEnvio_candidatura",
  "selections": [
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
      "name": "cartaDeMotivacao",
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "31e6f36e4124adf3f16b2b5a6e9c1c2f";

export default node;
