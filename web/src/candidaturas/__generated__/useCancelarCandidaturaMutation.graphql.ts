/**
 * @generated SignedSource<<8aa80d9dc795dd9e209793ffb6db9d82>>
 * @relayHash 4ca9f3897d8cb72ac48308eea314e486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID deaa3c483a80d14ed46d53147bd88cbda6064e3b7b9340a702768cb5c3315bf7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelarCandidaturaInput = {
  vaga: string;
};
export type useCancelarCandidaturaMutation$variables = {
  input: CancelarCandidaturaInput;
};
export type useCancelarCandidaturaMutation$data = {
  readonly cancelarCandidatura: {
    readonly __typename: "CancelarCandidaturaSuccess";
    readonly situacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
  } | {
    readonly __typename: "NaoCandidatado";
    readonly mensagem: string;
    readonly situacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCancelarCandidaturaMutation = {
  response: useCancelarCandidaturaMutation$data;
  variables: useCancelarCandidaturaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaCard_situacao"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatado",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelarCandidaturaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarCandidatura",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelarCandidaturaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarCandidatura",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "deaa3c483a80d14ed46d53147bd88cbda6064e3b7b9340a702768cb5c3315bf7",
    "metadata": {},
    "name": "useCancelarCandidaturaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca0eb894c89d3102c36d71644dd611f1";

export default node;
