/**
 * @generated SignedSource<<e0268c616244e42d8b85374322dee935>>
 * @relayHash c44ec6a443f4c5a60961f6891d4d8fb2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a089e511c95b9ab41860ccc3bae54c3996c249269cdf407a70e09d629afa536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a089e511c95b9ab41860ccc3bae54c3996c249269cdf407a70e09d629afa536",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
