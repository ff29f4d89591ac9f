/**
 * @generated SignedSource<<4c7f65438e9b433449a9ca6de1867493>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CadastroForm_query$data = {
  readonly instituicao: {
    readonly " $fragmentSpreads": FragmentRefs<"PassoBasico_instituicao" | "useCadastro_instituicao">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PassoInteresses_query">;
  readonly " $fragmentType": "CadastroForm_query";
};
export type CadastroForm_query$key = {
  readonly " $data"?: CadastroForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CadastroForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CadastroForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCadastro_instituicao"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PassoBasico_instituicao"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PassoInteresses_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0c7e03de090a923992ec7c92db3f1974";

export default node;
