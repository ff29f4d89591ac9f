/**
 * @generated SignedSource<<54fd9a57043836bd0778459ec85d185a>>
 * @relayHash 9ee01c4bcf42271ddf2e3ad4e0fd2494
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4debf0fc7fa764f1360f661d0216c8bd8aa530b07234fb56fa5ae74d7367a7a3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4debf0fc7fa764f1360f661d0216c8bd8aa530b07234fb56fa5ae74d7367a7a3",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
