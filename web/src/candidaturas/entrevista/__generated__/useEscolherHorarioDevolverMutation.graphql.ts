/**
 * @generated SignedSource<<601dba295fe175f519103431e3b7ec1e>>
 * @relayHash 1a0c492e81d9ddeb6eff4178a6052f35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ad8f53bc97db88aab88887a697bf2d87686645013b582a7bf1e19407ebdd03

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevolverHorarioInput = {
  vaga: string;
};
export type useEscolherHorarioDevolverMutation$variables = {
  input: DevolverHorarioInput;
  vaga: string;
};
export type useEscolherHorarioDevolverMutation$data = {
  readonly devolverHorario: {
    readonly __typename: "DevolverHorarioSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_viewer">;
    };
  } | {
    readonly __typename: "HorarioRecusado";
    readonly mensagem: string;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_viewer">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEscolherHorarioDevolverMutation = {
  response: useEscolherHorarioDevolverMutation$data;
  variables: useEscolherHorarioDevolverMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vaga"
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
v3 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "vaga"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "args": (v3/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "MinhaEntrevista_viewer"
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "Horario",
      "kind": "LinkedField",
      "name": "entrevistas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minha",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutos",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "local",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEscolherHorarioDevolverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "devolverHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "DevolverHorarioSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "HorarioRecusado",
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
    "name": "useEscolherHorarioDevolverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "devolverHorario",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/)
            ],
            "type": "DevolverHorarioSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "HorarioRecusado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "14ad8f53bc97db88aab88887a697bf2d87686645013b582a7bf1e19407ebdd03",
    "metadata": {},
    "name": "useEscolherHorarioDevolverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4dc2f51954bf4f1aed3ac4c3de4d5732";

export default node;
